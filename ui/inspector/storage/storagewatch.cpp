// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/storage/storagewatch.h"

#include "ui/inspector/storage/storagedialog.h"
#include "ui/widgets/frames/messagebar.h"
#include "wording/sizes.h"

#include <QPushButton>

#include <limits>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

int counted(qint64 captures)
{
    return static_cast<int>(qMin<qint64>(captures, std::numeric_limits<int>::max()));
}

} // namespace

StorageWatch::StorageWatch(store::OpenStore &open, MessageBar &bar, settings::Preferences &preferences,
                           base::Clock &clock, QWidget *parent)
    : QObject(parent)
    , m_bar(bar)
    , m_preferences(preferences)
    , m_window(parent)
    , m_clock(clock)
    , m_notice(clock)
{
    connect(&m_bar, &MessageBar::closed, this, [this] { m_notice.close(); });
    open.follow(this, [this](store::CaptureStore &store) { setStore(store); });
}

void StorageWatch::setStore(store::CaptureStore &store)
{
    if (m_store)
        disconnect(m_store, nullptr, this, nullptr);
    m_store = &store;
    m_notice.useStore();
    m_bar.dismiss();
    connect(&store, &store::CaptureStore::dropped, this, &StorageWatch::addDropped);
    connect(&store, &store::CaptureStore::overQuota, this, &StorageWatch::takeOverQuota);
    store.setQuota(quota());
    emit storeChanged();
}

store::Quota StorageWatch::quota() const
{
    return store::Quota::of(m_preferences.captureMegabytes(), m_preferences.captureDays());
}

QString StorageWatch::age() const
{
    return tr("%Ln day(s)", nullptr, m_preferences.captureDays());
}

QString StorageWatch::limits() const
{
    const QString size = wording::dataSize(quota().bytes);
    //: Two limits, such as "4 GB and 30 days"
    return m_preferences.captureDays() == 0 ? size : tr("%1 and %2").arg(size, age());
}

QString StorageWatch::whyRemoved(const QDateTime &receivedAt) const
{
    const std::chrono::seconds limit = quota().age;
    if (limit.count() > 0 && receivedAt.secsTo(m_clock.utc()) >= limit.count())
        return tr("This request was removed because it was older than %1.").arg(age());
    return tr("This request was removed to keep the storage limit of %1.").arg(wording::dataSize(quota().bytes));
}

void StorageWatch::addDropped(const store::Dropped &dropped)
{
    showDropped(m_notice.addDropped(dropped));
    emit this->dropped();
}

void StorageWatch::showDropped(Telling telling)
{
    const store::Dropped &dropped = m_notice.dropped();
    const QString size = wording::dataSize(dropped.bytes);
    if (dropped.aged == dropped.captures) {
        show(telling, Tone::Info,
             tr("%Ln request(s) (%1) older than %2 were removed.", nullptr, counted(dropped.captures)).arg(size, age()),
             tr("Pinned ones stay, and those that await a reply."));
        return;
    }
    const QString limit = dropped.aged > 0 ? limits() : wording::dataSize(quota().bytes);
    show(telling, Tone::Info,
         tr("%Ln request(s) (%1) were removed to keep the limit of %2.", nullptr, counted(dropped.captures))
             .arg(size, limit),
         tr("Refused, unsigned and incorrectly signed ones go first, then the oldest."));
}

void StorageWatch::show(Telling telling, Tone tone, const QString &fact, const QString &next)
{
    if (telling == Telling::Again) {
        m_bar.setText(fact, next); // keeps the focus on its button, without a new announcement
    } else if (telling == Telling::Anew) {
        m_bar.setMessage(tone, fact, next);
        addLimitsAction();
    }
}

void StorageWatch::takeOverQuota(const store::Usage &usage)
{
    const Telling telling = m_notice.takeOverQuota(usage, m_preferences.keepsEarlierCaptures());
    if (telling == Telling::No)
        return;
    if (m_notice.subject() == store::QuotaNotice::Subject::Question)
        ask(usage);
    else
        showInTheWay(usage, telling);
}

void StorageWatch::ask(const store::Usage &usage)
{
    m_bar.setMessage(Tone::Warning,
                     tr("The stored requests take %1; the limit is %2.").arg(wording::dataSize(usage.bytes), limits()),
                     tr("%Ln request(s) are from before this version and are removed only if you agree.", nullptr,
                        counted(usage.earlier)));
    connect(m_bar.addTextAction(tr("Remove oldest")), &QPushButton::clicked, this, [this] {
        dismiss();
        if (m_store)
            m_store->allowDroppingEarlier();
    });
    connect(m_bar.addTextAction(tr("Keep all")), &QPushButton::clicked, this, [this] {
        dismiss();
        m_preferences.setKeepsEarlierCaptures(true);
    });
    addLimitsAction();
}

void StorageWatch::showInTheWay(const store::Usage &usage, Telling telling)
{
    const QString fact =
        tr("The stored requests take %1; the limit is %2.").arg(wording::dataSize(usage.bytes), limits());
    QString next =
        tr("The remaining requests await a reply, have a draft or are pinned. Reply, unpin, or raise the limit.");
    if (usage.earlier > 0 && !usage.earlierMayGo)
        next =
            tr("%Ln request(s) from before this version are kept, as you chose. Remove them too, or raise the limit.",
               nullptr, counted(usage.earlier));
    show(telling, Tone::Warning, fact, next);
}

void StorageWatch::addLimitsAction()
{
    connect(m_bar.addTextAction(tr("Limits...")), &QPushButton::clicked, this, &StorageWatch::configure);
}

void StorageWatch::configure()
{
    auto *dialog = new StorageDialog(makeForm(), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { setLimits(dialog->form()); });
    connect(dialog, &StorageDialog::sharedWanted, this, &StorageWatch::sharedWanted);
    dialog->open();
}

StorageForm *StorageWatch::makeForm()
{
    auto *form = new StorageForm(m_preferences.captureMegabytes(), m_preferences.captureDays());
    const auto ask = [this, form] {
        if (!m_store)
            return;
        m_store->usage(form, [this, form, asked = m_store](const base::Result<store::Usage> &usage) {
            if (usage && asked == m_store)
                form->setUsage(*usage);
        });
    };
    connect(this, &StorageWatch::storeChanged, form, [form, ask] {
        form->forgetUsage(); // the consent was for the numbers of the previous store
        ask();
    });
    ask();
    return form;
}

void StorageWatch::setLimits(const StorageForm &form)
{
    const bool mayEarlierGo = form.mayEarlierGo();
    const bool isOther = store::Quota::of(form.megabytes(), form.days()) != quota();
    m_preferences.setCaptureMegabytes(form.megabytes());
    m_preferences.setCaptureDays(form.days());
    if (isOther || mayEarlierGo) {
        m_preferences.setKeepsEarlierCaptures(false);
        m_notice.useQuota(mayEarlierGo);
        m_bar.dismiss();
    }
    if (!m_store)
        return;
    if (mayEarlierGo)
        m_store->allowDroppingEarlier();
    m_store->setQuota(quota());
}

void StorageWatch::dismiss()
{
    m_notice.settle();
    m_bar.dismiss();
}

} // namespace runlatch::ui
