import { lockDirectory } from "../embedded/directory-lock.ts";

// A process of its own that takes the lock on a data directory and keeps it until it is killed; says when it has it.
lockDirectory(process.argv[2] ?? "");
process.stdout.write("held\n");
setInterval(() => {}, 60_000);
