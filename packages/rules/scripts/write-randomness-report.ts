// Writes the figures of docs/randomness.md from the published seeds: run it after changing a draw or a test of chance, and read the
// difference before committing it.
import { writeFile } from "node:fs/promises";
import { randomnessReport, reportPath } from "../src/lottery/chance/randomness-report.fixture.ts";

await writeFile(reportPath, randomnessReport());
