// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/options/command.h"
#include "inspector/consultation.h"
#include "wording/signature/diagnosis.h"
#include "wording/signature/snippets.h"

namespace runlatch::cli {

/// `doctor`: says why a signature, or a digest that a program computed, does not hold for a body, and what proves it.
class DoctorCommand final : public Command
{
    Q_OBJECT
public:
    using Command::Command;
    ~DoctorCommand() override;
    void declare(QCommandLineParser &parser) override;
    std::optional<QString> start(const QCommandLineParser &parser) override;

private:
    std::optional<QString> readKeys(const QCommandLineParser &parser);
    std::optional<QByteArray> readBytes(const QString &name);
    void readBody(const QString &name);
    void askNext();
    QString proofOf(const signature::Diagnosis &diagnosis, const wording::DiagnosisWords &words) const;
    void tell(const inspector::Consultation &consultation);
    void fail(const base::Error &error);

    signature::SignatureCase m_request;        ///< the one that is being explained
    QList<signature::SignatureCase> m_waiting; ///< those behind it, of the same body and keys
    signature::BodyForm m_form = signature::BodyForm::Bytes;
    QByteArray m_computed;               ///< empty: none was given
    std::optional<QByteArray> m_earlier; ///< the body of an earlier delivery
    std::optional<wording::SnippetLanguage> m_language;
    inspector::Cancellation m_cancellation; ///< null before the diagnosis
    bool m_hasFailed = false;
    bool m_hasInvalid = false; ///< something did not hold
};

} // namespace runlatch::cli
