import path from "node:path";
import type { FastifyRequest } from "fastify";
import { isCallPath, pathOf } from "./not-found.ts";

/** A page is what a browser asks for as a document; a path with a file's ending is a file that is missing. */
export function asksForPage(request: FastifyRequest): boolean {
  const isRead = request.method === "GET" || request.method === "HEAD";
  return isRead && !isCallPath(request.url) && path.extname(pathOf(request.url)).replace(".html", "") === "";
}

/** A page for a person: programs ask for anything, or for JSON. */
export function readsPage(request: FastifyRequest): boolean {
  return asksForPage(request) && (request.headers.accept ?? "").toLowerCase().includes("text/html");
}
