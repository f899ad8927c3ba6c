import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import path from "node:path";

const types: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** Serves the files of a folder on a free port of this machine; `origin` is its address. */
export async function serveFolder(folder: string): Promise<{ readonly origin: string; readonly close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = path.join(folder, path.posix.normalize(decodeURIComponent(pathname)));
    readFile(file).then(
      (content) => response.writeHead(200, { "content-type": types[path.extname(file)] ?? "application/octet-stream" }).end(content),
      // Browsers ask for this one by themselves.
      () => response.writeHead(pathname === "/favicon.ico" ? 204 : 404).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.on("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  return { origin: `http://127.0.0.1:${portOf(server)}`, close: () => closeServer(server) };
}

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the server of the stories has no port");
  return address.port;
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
