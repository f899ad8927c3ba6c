/**
 * The tests that failed once and then passed, each as `<file> > <describe> > <title>`, of what vitest's JSON reporter wrote (parsed), with
 * files as paths from the root. It says nothing of tries; but a test that passed and still has words of a failure has them from an earlier one.
 */
export function secondTries({ testResults }, root) {
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0)
      .map(({ ancestorTitles, title }) => [file.startsWith(root) ? file.slice(root.length) : file, ...ancestorTitles, title].join(" > ")),
  );
}
