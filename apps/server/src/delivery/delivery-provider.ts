import type { DeliveryChannel } from "./deliver.ts";

/** A message as a provider gets it. */
export interface MessageToSend {
  /** Stays the same when it is sent again after a failure, so that a provider can tell. */
  readonly id: string;
  readonly channel: DeliveryChannel;
  readonly recipient: string;
  readonly purpose: string;
  readonly subject: string;
  readonly text: string;
}

/** What a provider may want to know of the sending itself. */
export interface SendingFacts {
  /** 1 the first time. From the second on nobody knows whether the time before went through. */
  readonly attempt: number;
  readonly createdAt: Date;
  /** The message is worth nothing after this. */
  readonly sendBefore: Date | undefined;
}

/** Hands messages to whoever brings them to people. Throws where it could not; the message is tried again, unless it was refused. */
export interface DeliveryProvider {
  send(message: MessageToSend, facts: SendingFacts): Promise<void>;
}

/** The provider will never take this message: its recipient does not exist, or wants none. */
export class MessageRefusedError extends Error {
  override readonly name = "MessageRefusedError";
}

export type Providers = Readonly<Partial<Record<DeliveryChannel, DeliveryProvider>>>;
