// Counts frames from now on; `frames()` says how many there were a second, and how long the longest took.
() => {
  const times = [];
  const begun = performance.now();
  const count = (now) => {
    times.push(now);
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  globalThis.frames = () => {
    const gaps = times.slice(1).map((time, at) => time - times[at]);
    return {
      rate: (times.length * 1000) / (performance.now() - begun),
      longest: Math.max(...gaps),
    };
  };
}
