"""Fits the comparisons of a folder with scikit-learn: python3 training_referee.py FOLDER PRIOR_SD. Prints one line of JSON."""
import json
import resource
import statistics
import sys
import time

import numpy as np
import sklearn
from sklearn.linear_model import LogisticRegression

folder, prior_sd = sys.argv[1], float(sys.argv[2])
labels = np.fromfile(f"{folder}/labels.f64")
weights = np.fromfile(f"{folder}/weights.f64")
rows = np.fromfile(f"{folder}/rows.f64").reshape(len(labels), -1)
fitted = np.fromfile(f"{folder}/fitted.f64")

# A comparison and its mirror image are the same statement; without an intercept both classes are needed.
turn = np.where(np.arange(len(labels)) % 2 == 0, 1.0, -1.0)
rows *= turn[:, None]
labels = np.where(turn > 0, labels, 1 - labels)

solvers = {}
for solver in ("lbfgs", "newton-cholesky"):
    times = []
    for _ in range(3):
        model = LogisticRegression(C=prior_sd**2, fit_intercept=False, solver=solver, tol=1e-6, max_iter=1000)
        start = time.perf_counter()
        model.fit(rows, labels, sample_weight=weights)
        times.append(time.perf_counter() - start)
    solvers[solver] = {
        "seconds": statistics.median(times),
        "largestDifference": float(np.max(np.abs(model.coef_[0] - fitted))),
    }
print(json.dumps({
    "version": sklearn.__version__,
    "solvers": solvers,
    "peakMegabytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
}))
