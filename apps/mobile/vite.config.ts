import path from "node:path";
import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { clientManifestPlugin } from "./vite/client-manifest-plugin.ts";
import { contractPlugin } from "./vite/contract-plugin.ts";
import { serviceWorkerPlugins } from "./vite/service-worker-plugins.ts";

const here = import.meta.dirname;

/**
 * What every page needs at once, in one file: many small ones cost more on the wire than they save. Screens, overlays and all that only
 * they use keep files of their own.
 */
const firstLoad =
  /node_modules\/(?:react|react-dom|scheduler|@tanstack|@lingui|use-sync-external-store|tiny-invariant|tiny-warning)\/|\/apps\/mobile\/src\/(?:app\/[^/]+|shared\/(?:layout|router|page|session|text|toast|wallet|clock|offline)\/[^/]+|shared\/wire\/(?!seal|stream)[^/]+|paths)\.tsx?$|\/packages\/(?:phrases\/src|money\/src|rules\/src\/site)\/|\/packages\/ui\/src\/components\/(?:icon|icon-button|button|link|class-names|money)\.tsx?$|\/packages\/contract\/src\/(?:games\/get-home|site\/get-system-status|accounts\/get-member-info)\.ts$/;
const lateAppParts =
  /\/app\/(?:after-paint|download-bar|floating-widget|contract-prompts|login-time-card|live-stream|offline-notice|not-built-screen|register-service-worker)\.tsx?$/;
const firstLoadGroup = { name: "first-load", test: (id: string) => firstLoad.test(id) && !lateAppParts.test(id) };

/** `vite build` makes the browser's files; `vite build --ssr src/entry-server.tsx --outDir dist/server` the renderer, all in one folder. */
export default defineConfig(({ isSsrBuild }) => ({
  root: here,
  publicDir: isSsrBuild === true ? false : "public",
  plugins: [
    contractPlugin(),
    tailwind(),
    react(),
    clientManifestPlugin(path.join(here, "dist/client/.vite/manifest.json")),
    ...(isSsrBuild === true ? [] : serviceWorkerPlugins()),
  ],
  ssr: { noExternal: true, target: "node" },
  // The renderer is the production one wherever it runs; the browser's build says so by itself.
  ...(isSsrBuild === true ? { define: { "process.env.NODE_ENV": JSON.stringify("production") } } : {}),
  build: {
    outDir: isSsrBuild === true ? "dist/server" : "dist/client",
    emptyOutDir: true,
    manifest: isSsrBuild !== true,
    target: ["safari16.4", "chrome111", "firefox128"],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    cssMinify: "lightningcss",
    rolldownOptions:
      isSsrBuild === true
        ? { output: { codeSplitting: false } }
        : { input: path.join(here, "src/entry-client.tsx"), output: { codeSplitting: { groups: [firstLoadGroup] } } },
  },
}));
