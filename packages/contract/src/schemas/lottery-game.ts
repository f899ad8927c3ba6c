import { Type } from "typebox";

/** A lottery as the lottery centre lists it (specification 3.13.2). Times are milliseconds to the lock of the issue on sale. */
export const lotteryGame = Type.Object(
  {
    gameId: Type.Integer(),
    code: Type.String(),
    gameCode: Type.String(),
    /** The name that is shown and searched. */
    remark: Type.String(),
    mobileIconUrl: Type.String(),
    gameType: Type.String(),
    vassalage: Type.String(),
    roomId: Type.String(),
    nodeId: Type.String(),
    supportPlay: Type.Integer(),
    isSale: Type.Boolean(),
    /** The one asked for where the lottery is sold in it, else Lott. */
    prizeMode: Type.String(),
    numero: Type.String(),
    remainTime: Type.Integer(),
    /** Seconds between the lock and the draw. */
    lockTime: Type.Integer(),
    showIcon: Type.Integer(),
    /** Seconds from one draw to the next; 0 for games that are drawn by a calendar. */
    intervalSeconds: Type.Integer(),
    /** The last drawn issue, its main prize's digits, where there is one. */
    lastNumero: Type.Union([Type.String(), Type.Null()]),
    lastResult: Type.Union([Type.String(), Type.Null()]),
  },
  { $id: "LotteryGame" },
);

/** Games under one label; the hot ones carry the tag `hot` (specification 3.13.1). */
export const lotteryGroup = Type.Object(
  { labelName: Type.String(), tag: Type.String(), gameMenus: Type.Array(lotteryGame) },
  { $id: "LotteryGroup" },
);
