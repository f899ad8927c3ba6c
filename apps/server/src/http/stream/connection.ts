import type { StreamServerMessage } from "@lantern/contract/stream.ts";
import { streamCloseCodes } from "@lantern/contract/stream.ts";
import type { WebSocket } from "ws";
import type { Merchant, Session } from "../../platform/context.ts";

/** Bytes that may wait for a slow reader before he is cut off: he reads everything anew when he comes back. */
const waitingBytesMax = 256 * 1024;

/** One open stream. Until its hello it belongs to no merchant and hears nothing. */
export class Connection {
  readonly socket: WebSocket;
  readonly hostName: string;
  readonly remoteAddress: string;
  merchant: Merchant | undefined;
  session: Session | undefined;
  token: string | undefined;
  /** What the client has said since the last heartbeat. */
  messagesOfBeat = 0;
  /** False once a heartbeat went unanswered. */
  alive = true;

  constructor(socket: WebSocket, from: { readonly hostName: string; readonly remoteAddress: string }) {
    this.socket = socket;
    this.hostName = from.hostName;
    this.remoteAddress = from.remoteAddress;
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  send(message: StreamServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  /** For messages to many: their text is made once. */
  sendText(text: string | Buffer): void {
    if (!this.isOpen) return;
    if (this.socket.bufferedAmount > waitingBytesMax) {
      this.close("tooSlow");
      this.socket.terminate();
      return;
    }
    this.socket.send(text, { binary: false });
  }

  close(reason: keyof typeof streamCloseCodes): void {
    this.socket.close(streamCloseCodes[reason], reason);
  }
}
