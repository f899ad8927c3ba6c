import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { studioVendorCode, studioWalletVendorCode } from "@lantern/vendor-kit/studio-vendor.ts";
import { makeWalletClient } from "@lantern/vendor-kit/wallet-client.ts";
import type { RandomBelow } from "../engine/types.ts";
import { makeCatalogue } from "./catalogue.ts";
import { buildHttp, makeApp } from "./http/build-http.ts";
import type { PageFolders } from "./http/page-routes.ts";
import { makeDeliverer } from "./money/deliverer.ts";
import { makeRandom } from "./random.ts";
import { makeSportsDesk } from "../sports/server/sports-desk.ts";
import { countOwedBets, makeBetsDue } from "../sports/server/storage/bets.ts";
import { forgetLaunchesBefore } from "./storage/launches.ts";
import { countDeliveries, makeAllDue } from "./storage/deliveries.ts";
import { openDatabase } from "./storage/open-database.ts";
import { forgetSessionsBefore } from "./storage/sessions.ts";
import type { StudioConfiguration } from "./studio-configuration.ts";
import { studioTiming, type StudioTiming } from "./studio-timing.ts";
import type { Studio } from "./studio.ts";
import { Turns } from "./turns.ts";

/** What a test may replace. */
export interface StudioParts {
  readonly random?: RandomBelow;
  readonly nowMs?: () => number;
  readonly timing?: Partial<StudioTiming>;
  readonly folders?: PageFolders;
}

export interface RunningStudio {
  /** Where it answers, seen from this machine. */
  readonly url: string;
  /** Tries now, once, everything that the platform has still to be told. */
  readonly deliverNow: () => Promise<void>;
  /** Begins and ends the matches whose time has come. */
  readonly keepMatchesNow: () => void;
  /** How many things the platform has still to be told. */
  readonly pendingDeliveries: () => number;
  /** Finishes what is begun and stops; what waits is found again at the next start. */
  readonly close: () => Promise<void>;
}

const dayMs = 86_400_000;

const builtFolders: PageFolders = {
  client: fileURLToPath(new URL("../../dist/client", import.meta.url)),
  art: fileURLToPath(new URL("../../public/art", import.meta.url)),
};

/**
 * Starts the studio: opens its storage, takes up what an earlier stop interrupted, and listens.
 * @throws Error when the storage is taken or the port is not free
 */
export async function startStudio(configuration: StudioConfiguration, parts: StudioParts = {}): Promise<RunningStudio> {
  const timing = { ...studioTiming, ...parts.timing };
  const folders = parts.folders ?? builtFolders;
  const database = openDatabase(configuration.dataDirectory);
  const app = makeApp(configuration.logLevel);
  let closing = false;
  const studio: Studio = {
    configuration,
    timing,
    database,
    wallet: makeWalletClient({
      platformUrl: configuration.platformUrl,
      vendorCode: studioVendorCode,
      secret: configuration.secret,
      timeoutMs: timing.walletTimeoutMs,
    }),
    players: makeWalletClient({
      platformUrl: configuration.platformUrl,
      vendorCode: studioWalletVendorCode,
      secret: configuration.walletSecret ?? "",
      timeoutMs: timing.walletTimeoutMs,
    }),
    random: parts.random ?? makeRandom(),
    nowMs: parts.nowMs ?? Date.now,
    turns: new Turns(),
    log: app.log,
    isClosing: () => closing,
  };
  const deliverer = makeDeliverer(studio);
  const sportsDesk = makeSportsDesk(studio);
  const portOf = (): number => (app.server.address() as AddressInfo).port;
  const catalogues = {
    platform: makeCatalogue(folders.art, "platform", configuration),
    studio: makeCatalogue(folders.art, "studio", configuration),
  };
  buildHttp(app, studio, { catalogues, folders, portOf });
  try {
    await app.listen({ host: configuration.host, port: configuration.port });
  } catch (failure) {
    database.close();
    throw failure;
  }
  tidy(studio);
  makeAllDue(database, studio.nowMs());
  makeBetsDue(database, studio.nowMs());
  deliverer.start();
  sportsDesk.start();

  return {
    url: `http://127.0.0.1:${portOf()}`,
    deliverNow: async () => {
      makeAllDue(database, studio.nowMs());
      makeBetsDue(database, studio.nowMs());
      await Promise.all([deliverer.deliverDue(), sportsDesk.tellNow()]);
    },
    keepMatchesNow: () => sportsDesk.keepNow(),
    pendingDeliveries: () => countDeliveries(database) + countOwedBets(database),
    close: async () => {
      if (closing) return;
      closing = true;
      await app.close();
      await Promise.all([deliverer.stop(), sportsDesk.stop()]);
      await studio.turns.settled();
      database.close();
    },
  };
}

/** Rounds are kept; codes and sessions that are long dead are not. */
function tidy(studio: Studio): void {
  forgetLaunchesBefore(studio.database, studio.nowMs() - dayMs);
  forgetSessionsBefore(studio.database, studio.nowMs() - 7 * dayMs);
}
