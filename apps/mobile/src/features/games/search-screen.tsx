import "./search/search.css";
import { SearchView } from "./search/search-view.tsx";
import { defineScreen } from "../../shared/page/screen.ts";

/** One search over games, studios, lotteries and promotions. */
export const screen = defineScreen({ component: SearchView });
