// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "service/connectioncheck.h"
#include "wording/sentence.h"

#include <QPointer>
#include <QWidget>

namespace runlatch::ui {

class BusyLine;
class CertificateDialog;
class ConnectionReportView;
class MessageBar;

/// Tests a connection and shows the findings, or the problem and the next step.
class ConnectionTest final : public QWidget
{
    Q_OBJECT

public:
    struct Subject
    {
        QString address; ///< the address as typed
        QUrl base = {};  ///< base URL of the API; if invalid, it is discovered
        QByteArray token = {};
        QByteArray pinnedCertificate = {};
        service::WorkspaceName place = {}; ///< may be empty
    };

    /// Both must outlive this.
    ConnectionTest(http::Requester &http, base::Clock &clock, QWidget *parent = nullptr);

    void start(const Subject &subject); ///< begins a test, which replaces a running one
    /// Discovers the API as service::discover does, and replaces a running test. Errors of trust and of `discovery` are
    /// shown here too.
    void discover(const Subject &subject, base::Callback<QUrl> done);
    void stop(); ///< ends the test and hides the findings
    void showError(const base::Error &error, wording::Activity activity = wording::Activity::Unknown);
    void retractTokenError(); ///< removes the error, because the keychain answered after all
    bool hasMessage() const;

signals:
    void baseFound(const QUrl &base);
    void certificateTrusted(const QByteArray &sha256); ///< the user trusts this certificate for this connection
    void tokenWanted();                                ///< the user wants to fix the token
    void addressWanted();

private:
    void check(const QUrl &base);
    void showReport(const service::ConnectionReport &report);
    void fail(const base::Error &error);
    void act(wording::Sentence::Action action);
    void askForTrust();
    void dropTrustDialog();

    base::Clock &m_clock;
    http::Requester &m_http;
    service::PacedSender m_sender;
    std::unique_ptr<service::Client> m_client; ///< a client of its own for each test
    Subject m_subject;
    base::Error m_error;
    base::Call m_call;
    BusyLine *m_busy;
    MessageBar *m_message;
    ConnectionReportView *m_report;
    QPointer<CertificateDialog> m_trustDialog;
};

} // namespace runlatch::ui
