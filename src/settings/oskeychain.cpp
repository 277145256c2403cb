// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "settings/oskeychain.h"

#include "base/rules.h"

#include <qt6keychain/keychain.h>

using namespace Qt::StringLiterals;

namespace runlatch::settings {

namespace {

const auto Service = u"Runlatch";

base::Error toError(const QKeychain::Job &job)
{
    base::Error error;
    error.kind = base::ErrorKind::Secret;
    error.rule = base::Rules::SecretUnavailable;
    error.subject = job.key();
    error.detail = job.errorString();
    if (job.error() == QKeychain::EntryNotFound) {
        error.kind = base::ErrorKind::NotFound;
        error.rule = base::Rules::SecretMissing;
    } else if (job.error() == QKeychain::AccessDenied || job.error() == QKeychain::AccessDeniedByUser) {
        error.rule = base::Rules::SecretDenied;
    }
    return error;
}

/// Jobs delete themselves and have no parent: the backend would call into a job that was deleted before its answer.
template <typename Job, typename Finished> Job *newJob(const QString &name, QObject *context, Finished finished)
{
    auto *job = new Job(QString::fromUtf16(Service));
    job->setKey(name);
    job->setAutoDelete(true);
    job->setInsecureFallback(false);
    QObject::connect(job, &QKeychain::Job::finished, context,
                     [job, finished = std::move(finished)] { finished(*job); });
    return job;
}

base::Done doneOf(const QKeychain::Job &job)
{
    return job.error() == QKeychain::NoError ? base::Done(std::monostate()) : toError(job);
}

} // namespace

void OsKeychain::read(const QString &name, QObject *context, base::Callback<QByteArray> done)
{
    newJob<QKeychain::ReadPasswordJob>(name, context, [done = std::move(done)](const QKeychain::ReadPasswordJob &job) {
        done(job.error() == QKeychain::NoError ? base::Result<QByteArray>(job.binaryData()) : toError(job));
    })->start();
}

void OsKeychain::write(const QString &name, const QByteArray &secret, QObject *context,
                       base::Callback<std::monostate> done)
{
    auto *job = newJob<QKeychain::WritePasswordJob>(
        name, context, [done = std::move(done)](const QKeychain::Job &ended) { done(doneOf(ended)); });
    job->setBinaryData(secret);
    job->start();
}

void OsKeychain::remove(const QString &name, QObject *context, base::Callback<std::monostate> done)
{
    newJob<QKeychain::DeletePasswordJob>(name, context, [done = std::move(done)](const QKeychain::Job &job) {
        done(doneOf(job));
    })->start();
}

} // namespace runlatch::settings
