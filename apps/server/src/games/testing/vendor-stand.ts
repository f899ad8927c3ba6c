import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { signatureHeader, signatureMatches } from "@lantern/vendor-kit/signature.ts";
import type { CatalogueAnswer, CatalogueGame } from "@lantern/vendor-kit/wire/catalogue.ts";
import type { Fixture, FixturesAnswer } from "@lantern/vendor-kit/wire/fixtures.ts";
import type { LaunchAnswer, LaunchRequest } from "@lantern/vendor-kit/wire/launch.ts";
import type { RefusalAnswer } from "@lantern/vendor-kit/wire/vendor-status.ts";

/** A vendor's side of the wire on a loopback port: what a test publishes, and the launches that arrived. */
export interface VendorStand {
  readonly url: string;
  readonly port: number;
  catalogue: CatalogueAnswer | RefusalAnswer;
  /** Absent: the vendor has no such call. */
  fixtures: FixturesAnswer | undefined;
  answerLaunch: (request: LaunchRequest) => LaunchAnswer | RefusalAnswer | "silence";
  readonly launches: LaunchRequest[];
  /** What stands at an address outside of the wire: a launched game's page, a picture; nothing where absent. */
  file: (url: URL) => { readonly type: string; readonly body: string | Buffer } | undefined;
  /** Waited for before anything is answered. */
  beforeAnswer: () => Promise<void>;
  close(): Promise<void>;
}

export function publishedGame(gameCode: string, changes: Partial<CatalogueGame> = {}): CatalogueGame {
  return {
    gameCode,
    brandCode: "GNAGA",
    category: "RNG",
    names: { en: gameCode },
    classification: "SC",
    minBetUnits: "10000",
    minBetUnitsByCurrency: { THB: "10000" },
    imageUrl: `/art/tiles/${gameCode}.webp`,
    placeholderColour: "#102030",
    supportsFreePlay: true,
    isNew: false,
    isHot: false,
    volatility: "medium",
    lines: 5,
    ...changes,
  };
}

export function publishedCatalogue(version: string, games: readonly CatalogueGame[]): CatalogueAnswer {
  return { status: "ok", version, brands: [{ brandCode: "GNAGA", displayName: "Golden Naga" }], games: [...games] };
}

export function publishedFixture(fixtureCode: string, changes: Partial<Fixture> = {}): Fixture {
  return {
    fixtureCode,
    brandCode: "GNAGA",
    gameCode: "BOOK",
    kickOffAt: "2026-03-01T18:00:00Z",
    state: "upcoming",
    competition: { en: "Delta League" },
    home: { names: { en: "Harbour Herons" }, colour: "#1f5fa8" },
    away: { names: { en: "River Otters" }, colour: "#a83a1f" },
    ...changes,
  };
}

export async function startVendorStand(secret: string, port = 0): Promise<VendorStand> {
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    await stand.beforeAnswer();
    const file = stand.file(new URL(request.url ?? "/", stand.url));
    if (file !== undefined) {
      response.writeHead(200, { "content-type": file.type });
      return response.end(file.body);
    }
    const presented = request.headers[signatureHeader.toLowerCase()];
    const signedBytes = request.method === "POST" ? body : (request.url ?? "");
    if (!signatureMatches(signedBytes, secret, String(presented))) return send(response, { status: "invalid_signature" });
    if (request.url === "/vendor-api/catalogue") return send(response, stand.catalogue);
    if (request.url === "/vendor-api/fixtures")
      return stand.fixtures === undefined ? send(response, {}, 404) : send(response, stand.fixtures);
    const launch = JSON.parse(body.toString()) as LaunchRequest;
    stand.launches.push(launch);
    const answered = stand.answerLaunch(launch);
    if (answered === "silence") return response.destroy();
    return send(response, answered);
  }

  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const bound = (server.address() as AddressInfo).port;
  const stand: VendorStand = {
    url: `http://127.0.0.1:${bound}`,
    port: bound,
    catalogue: publishedCatalogue("empty", []),
    fixtures: undefined,
    answerLaunch: ({ gameCode, hostName }) => ({ status: "ok", launchUrl: `http://${hostName}:${bound}/play/${gameCode}?session=once` }),
    launches: [],
    file: () => undefined,
    beforeAnswer: async () => {},
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  return stand;
}

function send(response: ServerResponse, answer: object, httpStatus = 200): void {
  response.writeHead(httpStatus, { "content-type": "application/json" });
  response.end(JSON.stringify(answer));
}
