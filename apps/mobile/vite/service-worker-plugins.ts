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
        globPatterns: ["assets/*.{js,css,svg}", "assets/*latin-w*.woff2"],
        maximumFileSizeToCacheInBytes: 400_000,
      },
    }),
  ];
}
