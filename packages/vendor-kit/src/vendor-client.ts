import { outcomeReader, type CallOutcome } from "./call-outcome.ts";
import { sendSigned, type Exchange } from "./send-signed.ts";
import { listBytesMax, readCatalogueAnswer } from "./read-game-list.ts";
import { catalogue, type CatalogueAnswer } from "./wire/catalogue.ts";
import { vendorPath, type VendorCall } from "./wire/declare-vendor-call.ts";
import { fixtures, type FixturesAnswer } from "./wire/fixtures.ts";
import { health, type HealthAnswer } from "./wire/health.ts";
import { launch, type LaunchAnswer, type LaunchRequest } from "./wire/launch.ts";

export interface VendorClientOptions {
  /** Origin of the vendor, such as `http://127.0.0.1:8081`. */
  readonly vendorUrl: string;
  readonly secret: string;
  /** What else the vendor's protocol needs, by name. */
  readonly more?: Readonly<Record<string, string>>;
  /** How long to wait for an answer before it counts as unknown. */
  readonly timeoutMs?: number;
  /** Hears of each call once it is over. */
  readonly onExchange?: ((exchange: Exchange) => void) | undefined;
}

/** A launch as the platform asks for it, whatever the vendor's protocol makes of it. */
export type LaunchFields = Omit<LaunchRequest, "call"> & {
  /** Whose token it is, for protocols that name the player; the kit's own wire tells it by `authenticate`. */
  readonly playerId?: string;
};

/** The platform's side of a vendor: its games, its launches, its health. None of these moves money. */
export interface VendorClient {
  readonly catalogue: () => Promise<CallOutcome<CatalogueAnswer>>;
  readonly fixtures: () => Promise<CallOutcome<FixturesAnswer>>;
  readonly launch: (fields: LaunchFields) => Promise<CallOutcome<LaunchAnswer>>;
  readonly health: () => Promise<CallOutcome<HealthAnswer>>;
}

/** What every protocol has of it; not each can tell a vendor's health or his fixtures. */
export type GamesClient = Pick<VendorClient, "catalogue" | "launch"> & Partial<Pick<VendorClient, "fixtures">>;

const timeoutMsDefault = 8_000;

export function makeVendorClient(options: VendorClientOptions): VendorClient {
  const { vendorUrl, secret, timeoutMs = timeoutMsDefault, onExchange } = options;
  const urlOf = (call: VendorCall): string => new URL(vendorPath(call), vendorUrl).href;
  function getter<Answer>(call: VendorCall) {
    const read = outcomeReader<Answer>(call);
    return (): Promise<CallOutcome<Answer>> => sendSigned({ url: urlOf(call), method: "GET", secret, timeoutMs, read, onExchange });
  }
  const readLaunch = outcomeReader<LaunchAnswer>(launch);
  return {
    catalogue: () =>
      sendSigned({
        url: urlOf(catalogue),
        method: "GET",
        secret,
        timeoutMs,
        onExchange,
        read: readCatalogueAnswer,
        answerBytesMax: listBytesMax,
      }),
    fixtures: getter<FixturesAnswer>(fixtures),
    launch: ({ playerId: _playerId, ...fields }) =>
      sendSigned({
        url: urlOf(launch),
        method: "POST",
        body: { call: "launch", ...fields },
        secret,
        timeoutMs,
        read: readLaunch,
        onExchange,
      }),
    health: getter<HealthAnswer>(health),
  };
}
