import { Type } from "typebox";

/** A mobile number as typed: `mobileNum` is sent, `mobileNo` taken too. Without a dialling code it is one of the merchant's country. */
export const mobileFields = {
  mobileNum: Type.Optional(Type.String({ maxLength: 32 })),
  mobileNo: Type.Optional(Type.String({ maxLength: 32 })),
  countryDialingCode: Type.Optional(Type.String({ maxLength: 8 })),
};
