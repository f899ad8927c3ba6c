import { Carousel } from "@lantern/ui/components/carousel.tsx";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { Link } from "@lantern/ui/components/link.tsx";
import type { ReactNode } from "react";
import { Art } from "../../shared/page/art.tsx";
import { useWholeRow } from "../../shared/page/use-whole-page.ts";
import { useText } from "../../shared/text/text.tsx";
import type { HomeData } from "./home-data.ts";

/** The banners of group m_home, in a carousel where there is more than one (specification 2.25, 9.3). */
export function HomeBanners({ banners }: { readonly banners: HomeData["banners"] }) {
  const t = useText();
  const whole = useWholeRow();
  if (banners.length === 0) return null;
  return (
    <div className="home-banners">
      <Carousel label={t("home.banners")} pauseLabel={t("home.banners.pause")} playLabel={t("home.banners.play")} firstAlone={!whole}>
        {banners.map((banner, index) => (
          <Banner key={banner.id} banner={banner} first={index === 0} />
        ))}
      </Carousel>
    </div>
  );
}

function Banner({ banner, first }: { readonly banner: HomeData["banners"][number]; readonly first: boolean }) {
  const t = useText();
  const { title, subtitle, imageUrl, linkPath } = banner;
  const content: ReactNode = (
    <>
      <Art address={imageUrl} width={780} height={364} first={first} className="banner-art" />
      <span className="banner-copy">
        <span className="banner-words">
          <span className="banner-title">{title}</span>
          {subtitle !== "" && <span className="banner-note">{subtitle}</span>}
        </span>
        {linkPath !== null && (
          <span className="banner-go">
            {t("home.banners.go")}
            <Icon name="arrow-right" size={16} />
          </span>
        )}
      </span>
    </>
  );
  return linkPath === null ? (
    <div className="banner">{content}</div>
  ) : (
    <Link href={linkPath} className="banner">
      {content}
    </Link>
  );
}
