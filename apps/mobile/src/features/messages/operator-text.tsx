import { Skeleton } from "@lantern/ui/components/skeleton.tsx";
import { useEffect, useRef, useState } from "react";
import { safeHtml } from "./safe-html.ts";

/** A text that an operator wrote as HTML, made harmless before it is shown. */
export function OperatorText({ html }: { readonly html: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    let left = false;
    const show = async () => {
      const fragment = await safeHtml(html);
      if (left) return;
      place.current?.replaceChildren(fragment);
      setShown(html);
    };
    void show();
    return () => {
      left = true;
    };
  }, [html]);
  return (
    <>
      {shown === undefined && <Skeleton className="my-1 block h-3.5 w-4/5" />}
      <div ref={place} className="operator-text text-body text-paper-2" />
    </>
  );
}
