// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/connections/connectiontest.h"

#include "base/rules.h"
#include "http/url.h"
#include "ui/connections/certificatedialog.h"
#include "ui/connections/connectionreportview.h"
#include "ui/style/theme.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/labels/busyline.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using service::ConnectionTester;

ConnectionTest::ConnectionTest(service::ConnectionTester &tester, base::Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_tester(tester)
    , m_clock(clock)
    , m_busy(new BusyLine)
    , m_message(new MessageBar)
    , m_report(new ConnectionReportView)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * Theme::of(this).u());
    for (QWidget *widget :
         {static_cast<QWidget *>(m_busy), static_cast<QWidget *>(m_message), static_cast<QWidget *>(m_report)})
        column->addWidget(widget);
    m_report->hide();
    connect(&m_tester, &ConnectionTester::outdated, this, &ConnectionTest::dismiss);
    connect(&m_tester, &ConnectionTester::runningChanged, m_busy, &BusyLine::setBusy);
    connect(&m_tester, &ConnectionTester::reported, this, &ConnectionTest::showReport);
    connect(&m_tester, &ConnectionTester::failed, this, &ConnectionTest::fail);
}

void ConnectionTest::showReport(const service::ConnectionReport &report)
{
    const bool isFailed = (report.list && !*report.list) || (report.show && !*report.show);
    const bool isShown = report.list || report.account.who != service::Account::Who::Unknown;
    if (!isShown)
        m_message->setMessage(Tone::Warning, tr("Something answers, but nothing shows that it is the service."),
                              tr("Check the address. Any other web server would answer the same way."));
    else if (isFailed)
        m_message->setMessage(Tone::Warning, tr("The service answers, but not all of it works."));
    else
        m_message->setMessage(Tone::Success, tr("The connection works."));
    m_report->setReport(report);
    m_report->show();
}

void ConnectionTest::dismiss()
{
    m_message->dismiss();
    m_report->hide();
    dropTrustDialog();
}

/// Deleted later, because the dialog's own signal may be the caller.
void ConnectionTest::dropTrustDialog()
{
    if (m_trustDialog)
        m_trustDialog->deleteLater();
    m_trustDialog.clear();
}

void ConnectionTest::fail(const base::Error &error)
{
    showError(error);
    if (error.kind == base::ErrorKind::Tls)
        askForTrust();
}

void ConnectionTest::showError(const base::Error &error, wording::Activity activity)
{
    m_error = error;
    m_message->setSentence(wording::sentence(error, activity), [this](auto action) { act(action); });
}

void ConnectionTest::retractTokenError()
{
    if (m_error.kind == base::ErrorKind::Secret && m_message->tone() == Tone::Error)
        m_message->dismiss();
}

bool ConnectionTest::hasMessage() const
{
    return m_message->hasMessage();
}

void ConnectionTest::act(wording::Sentence::Action action)
{
    if (action == wording::Sentence::Action::ShowCertificate)
        askForTrust();
    else if (action == wording::Sentence::Action::TryAgain)
        m_tester.startAgain();
    else if (m_error.kind == base::ErrorKind::Unauthorized || m_error.kind == base::ErrorKind::Secret)
        emit tokenWanted();
    else
        emit addressWanted();
}

void ConnectionTest::askForTrust()
{
    const auto certificate = m_tester.refusedCertificate();
    if (!certificate || m_error.rule == base::Rules::TlsHandshake)
        return; // no certificate can be trusted here
    dropTrustDialog();
    m_trustDialog =
        new CertificateDialog(http::hostAndPort(m_tester.url()), m_error.rule, *certificate, m_clock.utc(), this);
    connect(m_trustDialog, &QDialog::accepted, this,
            [this, sha256 = certificate->sha256] { emit certificateTrusted(sha256); });
    m_trustDialog->open();
}

} // namespace runlatch::ui
