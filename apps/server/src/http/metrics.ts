import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Counter, Gauge as PrometheusGauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";
import type { Scope } from "../platform/context.ts";
import type { Gauge } from "../platform/gauge.ts";
import { CallDurations } from "./call-durations.ts";
import { answerNotFound } from "./not-found.ts";

const durationBucketsSeconds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export interface Metrics {
  /** Shows a number that is read when the metrics are asked for. */
  show(name: string, help: string, read: () => number | Promise<number>): void;
  /** Counts a run of a job. */
  jobRun(run: { readonly job: string; readonly durationMs: number; readonly failed: boolean }): void;
  /** Counts an answered request; `name` is the call's, or what kind of page it was. */
  answered(name: string, status: number, durationMs: number): void;
  /** Prometheus text. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** The metrics of one server, in a registry of their own. */
export function makeMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new CallDurations({
    name: "lantern_request_duration_seconds",
    help: "Time to answer, by call and status.",
    buckets: durationBucketsSeconds,
  });
  // The registry asks its metrics for their values and nothing else, though its type names the library's own classes.
  registry.registerMetric(requests as unknown as Histogram);
  const jobs = new Histogram({
    name: "lantern_job_duration_seconds",
    help: "Time of a job's runs.",
    labelNames: ["job"],
    buckets: durationBucketsSeconds,
    registers: [registry],
  });
  const jobFailures = new Counter({
    name: "lantern_job_failures_total",
    help: "Runs of a job that failed.",
    labelNames: ["job"],
    registers: [registry],
  });
  return {
    show: (name, help, read) => {
      const gauge: PrometheusGauge = new PrometheusGauge({
        name,
        help,
        registers: [registry],
        collect: async (): Promise<void> => gauge.set(await read()),
      });
    },
    jobRun: ({ job, durationMs, failed }) => {
      jobs.observe({ job }, durationMs / 1_000);
      if (failed) jobFailures.inc({ job });
    },
    answered: (name, status, durationMs) => requests.observe(name, status, durationMs / 1_000),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** Shows the capabilities' gauges; one that cannot be read shows NaN and does not hide the others. */
export function showGauges(metrics: Metrics, scope: Scope, gauges: readonly Gauge[]): void {
  for (const gauge of gauges) {
    metrics.show(gauge.name, gauge.help, async () => {
      try {
        return await gauge.read(scope);
      } catch (error) {
        scope.log.error({ err: error, gauge: gauge.name }, "a gauge could not be read");
        return Number.NaN;
      }
    });
  }
}

/**
 * Serves `/metrics`. With a token configured it asks for it as a bearer; production without a token serves none, since the numbers tell
 * how much business there is.
 */
export function registerMetrics(server: FastifyInstance, { configuration }: Scope, metrics: Metrics): void {
  const { metricsToken, mode } = configuration;
  server.get("/metrics", async (request, reply) => {
    const hidden = metricsToken === undefined ? mode === "production" : !bearsToken(request, metricsToken);
    return hidden ? answerNotFound(request, reply) : sendMetrics(reply, metrics);
  });
}

async function sendMetrics(reply: FastifyReply, metrics: Metrics): Promise<FastifyReply> {
  return reply
    .type(metrics.contentType)
    .header("cache-control", "no-store")
    .send(await metrics.text());
}

function bearsToken({ headers }: FastifyRequest, token: string): boolean {
  const sent = Buffer.from(headers.authorization ?? "");
  const wanted = Buffer.from(`Bearer ${token}`);
  return sent.length === wanted.length && timingSafeEqual(sent, wanted);
}
