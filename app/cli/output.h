// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/statusline.h"
#include "base/error.h"
#include "http/certificate.h"
#include "protocol/orderedjson.h"
#include "redaction/secretfinder.h"
#include "wording/sentence.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace runlatch::cli {

/// Exit statuses of the contract.
enum ExitStatus { Done = 0, No = 1, CouldNotTell = 2, WrongUsage = 64, Interrupted = 128 };

/// What a command prints: one JSON object a line on standard output, or readable text with --human.
/// Diagnostics go to standard error. Whatever is given here does nothing to a terminal: controls and the signs that
/// turn the direction of text are escapes in JSON, and marks such as <U+202E> in text.
class Output
{
public:
    void setHuman(bool human) { m_human = human; }
    /// The command read this secret. A service may send it back: from now on each line on either stream has asterisks
    /// in its place, however it is escaped. Secrets under redaction::ShortestRepeatedSecret bytes are left, as they
    /// would take ordinary words with them.
    void hide(const QByteArray &secret);
    QString withoutSecrets(const QString &text) const { return redaction::blanked(text, m_secrets); }

    /// An event; `members` without the leading "event". `human` is printed instead with --human, as one line.
    void event(QStringView name, const protocol::OrderedJson &members, const QString &human);
    /// The same with as many lines as there are; none: with --human it is not told.
    void event(QStringView name, const protocol::OrderedJson &members, const QStringList &humanLines);
    /// `about`: the id that was asked for; `activity` chooses the words; `certificate`: the one that was refused. Says
    /// so where it is unknown whether what was asked for was carried out, and where it was stopped before it was sent.
    void error(const base::Error &error, const QString &about = {},
               wording::Activity activity = wording::Activity::Unknown,
               const std::optional<http::Certificate> &certificate = {});
    /// To standard error, in both forms.
    void diagnostic(const QString &text);
    /// How far it is, to standard error: for as long as nothing else is printed.
    void progress(const QString &text) { m_status.show(withoutSecrets(text)); }
    void endProgress() { m_status.end(); }

    /// Standard output took less than was printed: the disk is full, or nobody reads any more.
    bool hasFailed() const { return m_hasFailed; }

    static QByteArray serviceErrors(const QList<base::ServiceError> &errors);

private:
    void print(QByteArrayView line);

    StatusLine m_status;
    QList<QByteArray> m_secrets;
    bool m_human = false;
    bool m_hasFailed = false;
};

/// An empty text is told as null.
QJsonValue textOrNull(const QString &text);

} // namespace runlatch::cli
