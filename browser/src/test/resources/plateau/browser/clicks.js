// Clicks on so many legal things, one after the other, and measures how long each takes to be shown:
// until the board is another one and drawn.
async (many) => {
  const times = [];
  const board = document.querySelector("#board");
  const frame = () => new Promise((go) => requestAnimationFrame(go));
  const change = () =>
    new Promise((go) => {
      const eye = new MutationObserver(() => {
        eye.disconnect();
        go();
      });
      eye.observe(board, { childList: true, subtree: true });
    });
  for (let i = 0; i < many; i++) {
    while (board.querySelector(".legal[data-word]") === null) await frame();
    const spots = board.querySelectorAll(".legal[data-word]");
    const spot = spots[(i * 7) % spots.length];
    const changed = change();
    const begun = performance.now();
    spot.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await changed;
    await frame();
    times.push(performance.now() - begun);
    // Those that are told meanwhile are shown before the next click.
    for (let j = 0; j < 20; j++) await frame();
  }
  return times;
}
