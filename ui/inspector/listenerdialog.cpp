// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/listenerdialog.h"

#include "ui/inspector/automaticreplyform.h"
#include "ui/inspector/listenerform.h"
#include "ui/inspector/listeneridentityform.h"
#include "ui/style/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/taborder.h"
#include "ui/widgets/tabwidget.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

ListenerDialog::ListenerDialog(const inspector::ReceiverOptions &options, const settings::AutomaticReply &reply,
                               QWidget *parent)
    : QDialog(parent)
    , m_options(options)
    , m_listener(new ListenerForm(options, false))
    , m_identity(new ListenerIdentityForm(options.identity))
    , m_automatic(new AutomaticReplyForm(reply))
    , m_pages(new TabWidget(tr("Settings of the listener")))
{
    setWindowTitle(tr("Listener"));
    const int u = Theme::of(this).u();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto *apply = makeButton(ButtonRole::Primary, tr("Listen"), u"radio"_s, this);
    apply->setDefault(true);
    buttons->addButton(apply, QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &ListenerDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &ListenerDialog::reject);
    connect(m_listener, &ListenerForm::keysEdited, m_automatic, &AutomaticReplyForm::clearError);
    connect(m_listener, &ListenerForm::grown, this, &ListenerDialog::makeRoom);
    connect(m_identity, &ListenerIdentityForm::grown, this, &ListenerDialog::makeRoom);
    connect(m_automatic, &AutomaticReplyForm::grown, this, &ListenerDialog::makeRoom);
    connect(m_identity, &ListenerIdentityForm::grown, this, [this] { showPage(m_encryption); });
    connect(m_automatic, &AutomaticReplyForm::grown, this, [this] { showPage(m_automatic); });

    m_encryption = buildEncryption();
    m_pages->addTab(m_listener, tr("Listener"));
    m_pages->addTab(m_automatic, tr("Automatic reply"));
    m_pages->addTab(m_encryption, tr("HTTPS"));
    for (QWidget *page : QWidgetList{m_listener, m_automatic, m_encryption})
        page->layout()->setContentsMargins(0, 3 * u, 0, 0);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4 * u, 4 * u, 4 * u, 4 * u);
    layout->setSpacing(3 * u);
    layout->addWidget(m_pages);
    layout->addWidget(buttons);
    m_listener->focusFirst();
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
    inspector::ReceiverOptions options = m_listener->options();
    options.identity = m_options.identity;
    return options;
}

bool ListenerDialog::startsWithProgram() const
{
    return m_listener->startsWithProgram();
}

void ListenerDialog::setStartsWithProgram(bool starts)
{
    m_listener->setStartsWithProgram(starts);
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

void ListenerDialog::accept()
{
    if (!m_listener->check()) {
        showPage(m_listener);
        makeRoom();
        return;
    }
    if (!m_automatic->check(m_listener->hasKeys()))
        return;
    m_identity->read(this, [this](const base::Result<http::ServerIdentity> &identity) {
        m_options.identity = *identity;
        QDialog::accept();
    });
}

void ListenerDialog::showPage(QWidget *page)
{
    QWidget *wanted = focusWidget(); // the focused widget may have been out of view
    m_pages->setCurrentWidget(page);
    if (wanted && page->isAncestorOf(wanted))
        wanted->setFocus();
}

/// Enlarges the dialog. A window does not grow by itself for a wrapped sentence.
void ListenerDialog::makeRoom()
{
    layout()->activate();
    resize(width(), qMax(height(), layout()->totalHeightForWidth(width())));
}

bool ListenerDialog::focusNextPrevChild(bool next)
{
    return focusNextInLayout(this, next);
}

} // namespace runlatch::ui
