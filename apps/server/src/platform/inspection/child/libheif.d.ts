/** What is used of libheif, compiled to WebAssembly: the package has no types for it. */
declare module 'libheif-js/wasm-bundle.js' {
  interface Decoded {
    readonly data: Uint8ClampedArray;
    readonly width: number;
    readonly height: number;
  }
  interface HeifImage {
    /** In pixels, turned as the photo is shown. */
    get_width(): number;
    get_height(): number;
    /** Writes RGBA into `data`, or says null where the photo cannot be decoded. */
    display(into: Decoded, done: (shown: Decoded | null) => void): void;
    free(): void;
  }
  interface HeifDecoder {
    /** The photos of a file; none where it is broken. */
    decode(file: Uint8Array): HeifImage[];
  }
  const libheif: { readonly HeifDecoder: new () => HeifDecoder };
  export default libheif;
}
