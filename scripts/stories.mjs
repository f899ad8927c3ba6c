// `npm run stories`: the components' stories in a browser, renewed as their sources change, on STORIES_PORT (6006).
//   --build   only builds them, to look at without a server of their own (.cache/stories)
import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildStories, storiesFolder } from "./build.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

if (process.argv.includes("--build")) {
  await buildStories((line) => console.log(`  ${line}`));
  console.log(`  the stories stand in ${storiesFolder}`);
} else {
  const port = process.env.STORIES_PORT ?? "6006";
  console.log(`\n  the components' stories will stand at http://localhost:${port}\n`);
  const bin = join(root, "node_modules", ".bin");
  const parameters = ["dev", "--port", port, "--exact-port", "--ci", "--no-version-updates", "--quiet", "--loglevel", "warn"];
  const storybook = spawn(join(bin, "storybook"), parameters, {
    cwd: join(root, "apps/mobile"),
    stdio: "inherit",
    env: { ...process.env, PATH: [bin, process.env.PATH].join(delimiter), STORYBOOK_DISABLE_TELEMETRY: "1" },
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => storybook.kill(signal));
  storybook.on("exit", (code) => process.exit(code ?? 0));
}
