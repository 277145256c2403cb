// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/output/patientstream.h"
#include "app/cli/output/statusline.h"
#include "base/error.h"
#include "http/certificate.h"
#include "json/orderedjson.h"
#include "redaction/secretfinder.h"
#include "wording/sentence.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace runlatch::cli {

/// Exit statuses of the contract.
enum ExitStatus { Done = 0, No = 1, CouldNotTell = 2, Some = 3, WrongUsage = 64, Interrupted = 128 };

/// Prints events: one JSON object per line on standard output, or readable text with --human. Diagnostics go to
/// standard error. No text can control the terminal: control characters and characters that change the text direction
/// become escapes in JSON, and marks such as <U+202E> in text.
class Output
{
public:
    /// Diagnostics that wait for a patient standard error; further ones are left out.
    static constexpr qsizetype MaxWaiting = 100;

    void setHuman(bool human) { m_human = human; }
    bool isHuman() const { return m_human; }
    void setUncut() { m_isUncut = true; }   ///< lines of --human have any length
    void setSilent() { m_isSilent = true; } ///< prints no events: for what is only counted
    /// The command read this secret. A service may send it back, so from now on each line on either stream has
    /// asterisks in its place, however it is escaped or coded (redaction/secretforms.h). Secrets shorter than
    /// redaction::ShortestRepeatedSecret bytes are not redacted, because that would redact ordinary words.
    void hide(const QByteArray &secret);
    const QList<QByteArray> &secrets() const { return m_secrets; } ///< what is hidden, in all its forms
    QString redacted(const QString &text) const { return redaction::redacted(text, m_secrets); }
    QByteArray redacted(const QByteArray &bytes) const { return redaction::redacted(bytes, m_secrets); }

    /// Prints an event. `members` are without the leading "event". With --human, `human` is printed instead, as one
    /// line.
    void event(QStringView name, const json::OrderedJson &members, const QString &human);
    /// Prints a document of several lines in place of events. Its writer sees to it that no stranger's text in it
    /// controls a terminal.
    void document(const QString &text) { print(redacted(text).toUtf8()); }
    /// Prints an event with several lines of text. Without lines, --human does not print the event.
    void event(QStringView name, const json::OrderedJson &members, const QStringList &humanLines);
    /// `about` is the id that was requested; `activity` selects the words; `certificate` is the refused one. Adds
    /// whether the outcome of the request is unknown, or whether it was stopped before it was sent.
    void error(const base::Error &error, const QString &about = {},
               wording::Activity activity = wording::Activity::Unknown,
               const std::optional<http::Certificate> &certificate = {});
    /// Prints to standard error, in both forms.
    void diagnostic(const QString &text);
    /// Shows progress on standard error, until something else is printed.
    void progress(const QString &text) { m_status.show(redacted(text)); }
    void endProgress() { m_status.end(); }

    /// From now on nothing waits for the reader of either stream: lines that it does not take yet are kept.
    void bePatient();
    /// Writes what is kept, and waits for the reader again, as writeToStream() does.
    void endPatience();
    /// Standard output, while it is patient; null otherwise. Who prints what strangers send waits until it is idle.
    const PatientStream *patientStream() const { return m_lines.get(); }

    /// Tells whether standard output did not take everything: the disk is full, the reader has gone, or does not read
    /// and a signal came. Nothing more is written then.
    bool hasFailed() const { return m_hasFailed || (m_lines && m_lines->hasFailed()); }

    static QByteArray serviceErrors(const QList<base::ServiceError> &errors);

private:
    void print(const QByteArray &line);

    StatusLine m_status;
    QList<QByteArray> m_secrets;
    bool m_human = false;
    bool m_isUncut = false;
    bool m_isSilent = false;
    bool m_hasFailed = false;
    std::unique_ptr<PatientStream> m_lines;       ///< null: standard output is waited for
    std::unique_ptr<PatientStream> m_diagnostics; ///< likewise of standard error
};

/// Null for an empty text.
QJsonValue textOrNull(const QString &text);
QJsonValue numberOrNull(const std::optional<int> &number);

} // namespace runlatch::cli
