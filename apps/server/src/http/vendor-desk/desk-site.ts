import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Problem } from "../../games/vendor-desk/desk-problem.ts";
import type { Engineer } from "../../games/vendor-desk/engineer.ts";
import type { Scope } from "../../platform/context.ts";
import type { FindMerchant } from "../server-parts.ts";
import { exampleOrigin, type DeskPage, type DeskTexts } from "./desk-page.ts";
import { engineerOf, sendDeskPage, textsOf } from "./desk-request.ts";
import { loginBody } from "./pages.ts";

/** What a page or a form of the desk stands on once it is known whose it is. */
export interface DeskCall {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly engineer: Engineer;
  readonly texts: DeskTexts;
}

export type AnswerDeskCall = (call: DeskCall) => Promise<FastifyReply>;

/** What every tab of the desk is built with. */
export interface DeskSite {
  readonly desk: FastifyInstance;
  readonly scope: Scope;
  readonly findMerchant: FindMerchant;
  readonly faceRules: string;
  readonly send: (request: FastifyRequest, reply: FastifyReply, shown: DeskPage) => FastifyReply;
  readonly sendLogin: (request: FastifyRequest, reply: FastifyReply, shown?: LoginShown) => FastifyReply;
  /** A page of an engineer's; who is none gets the login. */
  readonly page: (url: string, answer: AnswerDeskCall) => void;
  /** A form of an engineer's. */
  readonly form: (url: string, answer: AnswerDeskCall) => void;
}

interface LoginShown {
  readonly userName?: string;
  readonly problem?: string;
}

export const deskSchema = { hide: true } as const;

export function makeDeskSite(parts: Pick<DeskSite, "desk" | "scope" | "findMerchant" | "faceRules">): DeskSite {
  const { desk, scope, faceRules } = parts;
  const send: DeskSite["send"] = (request, reply, shown) => sendDeskPage(request, reply, { ...shown, faceRules });
  const sendLogin: DeskSite["sendLogin"] = (request, reply, { userName = "", problem } = {}) => {
    const texts = textsOf(request);
    const body = loginBody(texts, { userName, problem });
    return send(request, reply, { title: texts.say("vendors.login.title"), who: undefined, tab: undefined, body });
  };
  const ofEngineer = async (request: FastifyRequest, reply: FastifyReply, answer: AnswerDeskCall) => {
    const engineer = await engineerOf(scope, request);
    return engineer === undefined
      ? sendLogin(request, reply.code(request.method === "GET" ? 200 : 401))
      : answer({ request, reply, engineer, texts: textsOf(request) });
  };
  return {
    ...parts,
    send,
    sendLogin,
    page: (url, answer) => void desk.get(url, { schema: deskSchema }, (request, reply) => ofEngineer(request, reply, answer)),
    form: (url, answer) => void desk.post(url, { schema: deskSchema }, (request, reply) => ofEngineer(request, reply, answer)),
  };
}

/** A problem in words; undefined where there is none. */
export function wordsOf({ say }: DeskTexts, problem: Problem | undefined): string | undefined {
  return problem === undefined ? undefined : say(`vendors.problem.${problem.problem}`, { example: exampleOrigin });
}

/** Where the browser has the platform. */
export function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}
