/** The package has no types of its own: those of what is used. */
declare module "des.js" {
  interface Cipher {
    update(bytes: ArrayLike<number>): number[];
    /** @throws Error where what was given is no whole number of blocks, or its padding is not right. */
    final(): number[];
  }
  interface CipherOptions {
    readonly type: "encrypt" | "decrypt";
    /** 8 bytes. */
    readonly key: ArrayLike<number>;
    /** 8 bytes. */
    readonly iv: ArrayLike<number>;
  }
  interface CipherClass {
    create(options: CipherOptions): Cipher;
  }
  const des: { readonly DES: CipherClass; readonly CBC: { instantiate(cipher: CipherClass): CipherClass } };
  export default des;
}
