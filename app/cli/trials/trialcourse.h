// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/output/output.h"
#include "app/cli/output/trialresult.h"
#include "base/error.h"

#include <QObject>

namespace runlatch::cli {

/// The trials of one call of `trigger`, from the first delivery to the last line that is printed.
class TrialCourse : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    virtual void start() = 0;
    /// Ends the course. What has not ended gets the outcome CouldNotTell with this reason.
    virtual void stop(const QString &why) = 0;
    virtual const QList<TrialResult> &results() const = 0;

signals:
    void closing(int exitStatus);                    ///< emitted once, before the last line is printed
    void ended(int exitStatus);                      ///< emitted once, with the largest exit status of all results
    void failed(const runlatch::base::Error &error); ///< emitted once, instead of ended(): a request could not be sent

protected:
    static void tell(const TrialResult &result, Output &output); ///< prints `check`
};

} // namespace runlatch::cli
