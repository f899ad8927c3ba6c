import { cancelSubOrders as cancelSubOrdersCall } from "@lantern/contract/lottery/cancel-sub-orders.ts";
import { getBetProof as getBetProofCall } from "@lantern/contract/lottery/get-bet-proof.ts";
import { getChaseNumeros as getChaseNumerosCall } from "@lantern/contract/lottery/get-chase-numeros.ts";
import { getDraw as getDrawCall } from "@lantern/contract/lottery/get-draw.ts";
import { getGameMenu as getGameMenuCall } from "@lantern/contract/lottery/get-game-menu.ts";
import { getNearNumeros as getNearNumerosCall } from "@lantern/contract/lottery/get-near-numeros.ts";
import { getOpenNumeros as getOpenNumerosCall } from "@lantern/contract/lottery/get-open-numeros.ts";
import { getOrderDetail as getOrderDetailCall } from "@lantern/contract/lottery/get-order-detail.ts";
import { getPlayMenu as getPlayMenuCall } from "@lantern/contract/lottery/get-play-menu.ts";
import { getRecentLotteries as getRecentLotteriesCall } from "@lantern/contract/lottery/get-recent-lotteries.ts";
import { getSeries as getSeriesCall } from "@lantern/contract/lottery/get-series.ts";
import { launchLottery as launchLotteryCall } from "@lantern/contract/lottery/launch-lottery.ts";
import { listDraws as listDrawsCall } from "@lantern/contract/lottery/list-draws.ts";
import { listOrders as listOrdersCall } from "@lantern/contract/lottery/list-orders.ts";
import { listTodaysOrders as listTodaysOrdersCall } from "@lantern/contract/lottery/list-todays-orders.ts";
import { listResults as listResultsCall } from "@lantern/contract/lottery/list-results.ts";
import { placeOrder as placeOrderCall } from "@lantern/contract/lottery/place-order.ts";
import { answer, type Answer } from "../http/answer.ts";
import { cancelSubOrders } from "./cancel-sub-orders.ts";
import { getBetProof } from "./get-bet-proof.ts";
import { getChaseNumeros } from "./get-chase-numeros.ts";
import { getDraw } from "./get-draw.ts";
import { getGameMenu } from "./get-game-menu.ts";
import { getNearNumeros } from "./get-near-numeros.ts";
import { getOpenNumeros } from "./get-open-numeros.ts";
import { getOrderDetail } from "./get-order-detail.ts";
import { getPlayMenu } from "./get-play-menu.ts";
import { getRecentLotteries } from "./get-recent-lotteries.ts";
import { getSeries } from "./get-series.ts";
import { launchLottery } from "./launch-lottery.ts";
import { listDraws } from "./list-draws.ts";
import { listOrders } from "./list-orders.ts";
import { listTodaysOrders } from "./list-todays-orders.ts";
import { listResults } from "./list-results.ts";
import { placeOrder } from "./place-order.ts";

export const lotteryAnswers: readonly Answer[] = [
  answer(cancelSubOrdersCall, cancelSubOrders),
  answer(getBetProofCall, getBetProof),
  answer(getChaseNumerosCall, getChaseNumeros),
  answer(getDrawCall, getDraw),
  answer(getGameMenuCall, getGameMenu),
  answer(getNearNumerosCall, getNearNumeros),
  answer(getOpenNumerosCall, getOpenNumeros),
  answer(getOrderDetailCall, getOrderDetail),
  answer(getPlayMenuCall, getPlayMenu),
  answer(getRecentLotteriesCall, getRecentLotteries),
  answer(getSeriesCall, getSeries),
  answer(launchLotteryCall, launchLottery),
  answer(listDrawsCall, listDraws),
  answer(listOrdersCall, listOrders),
  answer(listTodaysOrdersCall, listTodaysOrders),
  answer(listResultsCall, listResults),
  answer(placeOrderCall, placeOrder),
];
