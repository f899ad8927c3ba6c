import type { PluginOption } from "vite";
import { VitePWA } from "vite-plugin-pwa";

/** The service worker, written by hand (`src/service-worker.ts`), with the list of the shell's files put in at build time. */
export function serviceWorkerPlugins(): PluginOption[] {
  return [
    VitePWA({
      strategies: "injectManifest",
      srcDir: "src",
      filename: "service-worker.ts",
      injectRegister: false,
      manifest: false,
      injectManifest: {
        injectionPoint: "self.shellFiles",
        // Home and what it stands on; other pages are kept when they have been seen.
        globPatterns: [
          "assets/{entry-client,first-load,theme,home-screen,lobby,after-paint,embla-carousel,icons,categories}*.{js,svg}",
          "assets/*.css",
        ],
        maximumFileSizeToCacheInBytes: 400_000,
      },
    }),
  ];
}
