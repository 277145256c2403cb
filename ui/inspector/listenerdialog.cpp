// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/listenerdialog.h"

#include "http/url.h"
#include "ui/inspector/automaticreplyform.h"
#include "ui/inspector/keysedit.h"
#include "ui/inspector/listeneridentityform.h"
#include "ui/reply/taborder.h"
#include "ui/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/field.h"
#include "ui/widgets/label.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/segmented.h"
#include "ui/widgets/tabwidget.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

ListenerDialog::ListenerDialog(const inspector::ReceiverOptions &options, const settings::AutomaticReply &reply,
                               QWidget *parent)
    : QDialog(parent)
    , m_options(options)
    , m_host(new QLineEdit(options.host))
    , m_port(new QSpinBox)
    , m_path(new QLineEdit(options.path))
    , m_keys(new KeysEdit(options.keys, this))
    , m_reject(new QCheckBox(tr("Answer &401 to invalid and unsigned requests")))
    , m_rule(new Segmented(tr("Deadline")))
    , m_starts(new QCheckBox(tr("&Start listening when Runlatch starts")))
    , m_hostField(new Field(tr("&Address"), m_host, this))
    , m_pathField(new Field(tr("Pa&th"), m_path, this))
    , m_identity(new ListenerIdentityForm(options.identity))
    , m_automatic(new AutomaticReplyForm(reply))
    , m_exposure(new MessageBar)
    , m_pages(new TabWidget(tr("Settings of the listener")))
{
    setWindowTitle(tr("Listener"));
    const int u = Theme::of(this).u();
    m_exposure->setClosable(false);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto *apply = makeButton(ButtonRole::Primary, tr("Listen"), u"radio"_s, this);
    apply->setDefault(true);
    buttons->addButton(apply, QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &ListenerDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &ListenerDialog::reject);
    connect(m_host, &QLineEdit::textChanged, this, &ListenerDialog::showExposure);
    connect(m_keys, &KeysEdit::edited, m_automatic, &AutomaticReplyForm::clearError);
    connect(m_keys, &KeysEdit::grown, this, &ListenerDialog::makeRoom);
    connect(m_identity, &ListenerIdentityForm::grown, this, &ListenerDialog::makeRoom);
    connect(m_automatic, &AutomaticReplyForm::grown, this, &ListenerDialog::makeRoom);
    connect(m_identity, &ListenerIdentityForm::grown, this, [this] { showPage(m_encryption); });
    connect(m_automatic, &AutomaticReplyForm::grown, this, [this] { showPage(m_automatic); });

    m_listener = buildListener();
    m_encryption = buildEncryption();
    m_pages->addTab(m_listener, tr("Listener"));
    m_pages->addTab(m_automatic, tr("Automatic reply"));
    m_pages->addTab(m_encryption, tr("HTTPS"));
    for (QWidget *page : {m_listener, static_cast<QWidget *>(m_automatic), m_encryption})
        page->layout()->setContentsMargins(0, 3 * u, 0, 0);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4 * u, 4 * u, 4 * u, 4 * u);
    layout->setSpacing(3 * u);
    layout->addWidget(m_exposure);
    layout->addWidget(m_pages);
    layout->addWidget(buttons);
    m_host->setFocus();
    showExposure();
}

QWidget *ListenerDialog::buildListener()
{
    const int u = Theme::of(this).u();
    m_port->setRange(0, 65535);
    m_port->setValue(m_options.port);
    m_port->setSpecialValueText(tr("any"));
    m_rule->addSegment(static_cast<int>(protocol::DeadlineRule::Strict), tr("10 minutes"));
    m_rule->addSegment(static_cast<int>(protocol::DeadlineRule::Progress), tr("10 without progress, 60 in all"));
    m_rule->setCurrent(static_cast<int>(m_options.deadlines.rule));
    m_reject->setChecked(m_options.rejectBadSignatures);
    auto *portField = new Field(tr("&Port"), m_port, this);
    auto *addressRow = new QHBoxLayout;
    addressRow->setSpacing(2 * u);
    addressRow->addWidget(m_hostField, 3);
    addressRow->addWidget(portField, 2);
    addressRow->addWidget(m_pathField, 3);
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->setSpacing(3 * u);
    column->addLayout(addressRow);
    column->addWidget(m_keys);
    column->addWidget(m_reject);
    column->addWidget(new Field(tr("Deadline of a result"), m_rule, this), 0, Qt::AlignLeft);
    column->addWidget(m_starts);
    column->addStretch(1);
    return page;
}

QWidget *ListenerDialog::buildEncryption()
{
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->addWidget(m_identity);
    column->addStretch(1);
    return page;
}

inspector::ReceiverOptions ListenerDialog::options() const
{
    inspector::ReceiverOptions options = m_options;
    options.host = m_host->text().trimmed();
    options.port = static_cast<quint16>(m_port->value());
    options.path = m_path->text().trimmed();
    options.keys = m_keys->keys();
    options.deadlines.rule = static_cast<protocol::DeadlineRule>(m_rule->current());
    options.rejectBadSignatures = m_reject->isChecked();
    return options;
}

bool ListenerDialog::startsWithProgram() const
{
    return m_starts->isChecked();
}

void ListenerDialog::setStartsWithProgram(bool starts)
{
    m_starts->setChecked(starts);
}

settings::AutomaticReply ListenerDialog::automaticReply() const
{
    return m_automatic->reply();
}

void ListenerDialog::allowCallback(const QString &origin)
{
    showPage(m_automatic);
    m_automatic->allow(origin);
}

bool ListenerDialog::checkAddress()
{
    m_hostField->clearError();
    m_pathField->clearError();
    if (options().host.isEmpty()) {
        m_hostField->setError(tr("Give an address of this computer, such as 127.0.0.1."));
        m_host->setFocus();
        showPage(m_listener);
        makeRoom();
        return false;
    }
    if (!options().path.startsWith(u'/')) {
        m_pathField->setError(tr("A path begins with a slash."));
        m_path->setFocus();
        showPage(m_listener);
        makeRoom();
        return false;
    }
    return true;
}

void ListenerDialog::accept()
{
    if (!checkAddress() || !m_automatic->check(!m_keys->keys().isEmpty()))
        return;
    m_identity->read(this, [this](const base::Result<http::ServerIdentity> &identity) {
        m_options.identity = *identity;
        QDialog::accept();
    });
}

void ListenerDialog::showPage(QWidget *page)
{
    QWidget *wanted = focusWidget(); // it may have been out of sight
    m_pages->setCurrentWidget(page);
    if (wanted && page->isAncestorOf(wanted))
        wanted->setFocus();
}

/// A wrapped sentence needs height that a window does not give by itself.
void ListenerDialog::makeRoom()
{
    layout()->activate();
    resize(width(), qMax(height(), layout()->totalHeightForWidth(width())));
}

void ListenerDialog::showExposure()
{
    const QString host = m_host->text().trimmed();
    if (host.isEmpty() || http::isLoopback(host))
        m_exposure->dismiss();
    else
        m_exposure->setMessage(Tone::Warning, tr("Other computers on the network can reach this address."),
                               tr("Give it an HMAC key, so that a stranger's request is told apart."));
}

bool ListenerDialog::focusNextPrevChild(bool next)
{
    return focusNextInLayout(this, next);
}

} // namespace runlatch::ui
