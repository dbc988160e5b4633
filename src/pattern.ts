/**
 * A regular expression that is made when first asked for. V8 checks each literal whenever the file is loaded, and for one
 * with Unicode classes that is as much work as parsing a long piece of code.
 */
export function pattern(source: string, flags: string): () => RegExp {
  let made: RegExp | undefined;
  return () => {
    made ??= new RegExp(source, flags);
    return made;
  };
}
