import path from "node:path";
import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { clientManifestPlugin } from "./vite/client-manifest-plugin.ts";
import { contractPlugin } from "./vite/contract-plugin.ts";
import { isInFirstLoad } from "./vite/first-load.ts";
import { serviceWorkerPlugins } from "./vite/service-worker-plugins.ts";

const here = import.meta.dirname;

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
    // Every page has these already; naming them again with each lazy part would only weigh.
    modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((file) => !/first-load|entry-client/.test(file)) },
    assetsInlineLimit: 0,
    cssMinify: "lightningcss",
    rolldownOptions:
      isSsrBuild === true
        ? { output: { codeSplitting: false } }
        : {
            input: path.join(here, "src/entry-client.tsx"),
            output: { codeSplitting: { groups: [{ name: "first-load", test: isInFirstLoad }] } },
          },
  },
}));
