import { defineConfig } from "vite";
import { scriptBudgetPlugin } from "./vite/script-budget-plugin.ts";

/**
 * The studio's games: `dist/client/index.html`, which the studio's server gives at `/play/<code>`, and its files at `/assets/`.
 * Pictures are files of their own (a strict Content-Security-Policy allows no `data:` images but the icon), one chunk a title.
 */
export default defineConfig({
  root: "src/client",
  publicDir: false,
  plugins: [scriptBudgetPlugin()],
  build: {
    outDir: "../../dist/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: ["chrome111", "safari16.4", "firefox128"],
    modulePreload: { polyfill: false },
  },
});
