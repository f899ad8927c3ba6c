import { endEngineerSession } from "../../games/vendor-desk/engineer.ts";
import { logInEngineer } from "../../games/vendor-desk/log-in-engineer.ts";
import { fieldOf, setSessionCookie, textsOf } from "./desk-request.ts";
import { deskSchema, type DeskSite } from "./desk-site.ts";

/** An engineer logs in and out. */
export function addSessionRoutes({ desk, scope, sendLogin, form }: DeskSite): void {
  desk.post("/vendors/login", { schema: deskSchema }, async (request, reply) => {
    const userName = fieldOf(request, "userName").slice(0, 64);
    const login = await logInEngineer(scope, { userName, password: fieldOf(request, "password").slice(0, 200), address: request.ip });
    const { say } = textsOf(request);
    if (login.kind === "wrong") return sendLogin(request, reply.code(401), { userName, problem: say("vendors.login.wrong") });
    if (login.kind === "too_many_tries")
      return sendLogin(request, reply.code(429), { userName, problem: say("vendors.login.tooMany", { minutes: login.minutes }) });
    setSessionCookie(request, reply, login.token, login.lastsMs);
    return reply.redirect("/vendors", 303);
  });

  form("/vendors/logout", async ({ request, reply, engineer }) => {
    await endEngineerSession(scope, engineer);
    setSessionCookie(request, reply, "", 0);
    return reply.redirect("/vendors", 303);
  });
}
