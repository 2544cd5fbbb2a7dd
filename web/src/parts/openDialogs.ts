// Which dialogs are open: the keys of the page behind a dialog do nothing meanwhile.

class OpenDialogs {
  private count = 0;

  get any(): boolean {
    return this.count > 0;
  }

  /** Counts a dialog as open until the returned function is called. */
  add(): () => void {
    this.count += 1;
    return () => {
      this.count -= 1;
    };
  }
}

export const openDialogs = new OpenDialogs();
