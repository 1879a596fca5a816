/** A wait that can be cut short. */
export class Rest {
  #end: () => void = () => {};

  for(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.#end = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  end(): void {
    this.#end();
  }
}
