/** Row types by table, for typed reads. Each capability's rows stand in a file of their own under `rows/`. */
// eslint-disable-next-line typescript/no-empty-object-type -- filled by the capabilities' row files
export interface Tables {}
