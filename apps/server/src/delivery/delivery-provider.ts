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

/** Hands messages to whoever brings them to people. Throws where it could not; the message is tried again. */
export interface DeliveryProvider {
  send(message: MessageToSend): Promise<void>;
}
