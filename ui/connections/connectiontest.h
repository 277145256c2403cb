// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "service/connectiontester.h"
#include "wording/sentence.h"

#include <QPointer>
#include <QWidget>

namespace runlatch::ui {

class BusyLine;
class CertificateDialog;
class ConnectionReportView;
class MessageBar;

/// Shows what a test of a connection found, or the problem and the next step.
class ConnectionTest final : public QWidget
{
    Q_OBJECT

public:
    /// Both must outlive this.
    ConnectionTest(service::ConnectionTester &tester, base::Clock &clock, QWidget *parent = nullptr);

    void showError(const base::Error &error, wording::Activity activity = wording::Activity::Unknown);
    void retractTokenError(); ///< removes the error, because the keychain answered after all
    bool hasMessage() const;

signals:
    void certificateTrusted(const QByteArray &sha256); ///< the user trusts this certificate for this connection
    void tokenWanted();                                ///< the user wants to fix the token
    void addressWanted();

private:
    void dismiss();
    void showReport(const service::ConnectionReport &report);
    void fail(const base::Error &error);
    void act(wording::Sentence::Action action);
    void askForTrust();
    void dropTrustDialog();

    service::ConnectionTester &m_tester;
    base::Clock &m_clock;
    base::Error m_error;
    BusyLine *m_busy;
    MessageBar *m_message;
    ConnectionReportView *m_report;
    QPointer<CertificateDialog> m_trustDialog;
};

} // namespace runlatch::ui
