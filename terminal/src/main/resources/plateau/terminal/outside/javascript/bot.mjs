// @NAME@: a bot for Plateau, for node, deno or bun. What is said is in docs/protocol.md.
import process from "node:process";
import { createInterface } from "node:readline";

// Your idea: one of turn.legal. turn.state is the position, match.seat is our seat.
function choose(turn, match) {
  // turn.random is a number below 2 ** 53: the same luck, the same game.
  return turn.legal[turn.random % turn.legal.length];
}

const say = (answer) => process.stdout.write(JSON.stringify(answer) + "\n");
let match = {};
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") say({ type: "hello", name: "@NAME@", version: "1" });
  if (message.type === "start") {
    match = message;
    say({ type: "ready" });
  }
  if (message.type === "turn") {
    say({ type: "move", move: choose(message, match), ply: message.ply });
  }
  if (message.type === "bye") process.exit();
  // "refused" and "end" want no answer; another "start" may follow.
}
