import { answerNotFound } from "../not-found.ts";
import { engineerOf } from "./desk-request.ts";
import { deskSchema, type DeskSite } from "./desk-site.ts";
import { readDocsPage } from "./docs-pages.ts";

/** The documentation, for whoever comes. */
export function addDocsRoutes({ desk, scope, send }: DeskSite): void {
  for (const url of ["/vendors/docs", "/vendors/docs/:page"]) {
    desk.get(url, { schema: deskSchema }, async (request, reply) => {
      const { page: name = "" } = request.params as { readonly page?: string };
      const docs = await readDocsPage(name);
      if (docs === undefined) return answerNotFound(request, reply);
      return send(request, reply, { ...docs, who: await engineerOf(scope, request), tab: "docs" });
    });
  }
}
